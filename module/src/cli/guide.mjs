#!/usr/bin/env node
/** `guide`: everything that a team does with its module, from the module's folder. */
import { main } from './main.mjs';

process.exitCode = await main(process.argv.slice(2));
