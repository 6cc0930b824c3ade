#!/usr/bin/env node
/** `guide`: the command line for module teams, used in the module's folder. */
import { main } from './main.mjs';

process.exitCode = await main(process.argv.slice(2));
