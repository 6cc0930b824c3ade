import type { Release } from '@guide/contracts/api';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { MongoClient } from 'mongodb';
import type { Kit } from '../src/embed/kit';
import { embedPage } from '../src/embed/page';

test("D-21 the frame's language is the city pack's locale", async () => {
  const integrity = { 'frame.0123456789.css': 'sha384-a', 'frame.0123456789.js': 'sha384-b' };
  const kit = { release: async () => ({ integrity }) as Partial<Release> as Release } as Kit;
  // Never connected: an id of another form is not looked up.
  const db = new MongoClient('mongodb://127.0.0.1:1').db('guide_gateway');
  const app = Fastify();
  await app.register(embedPage(db, kit, { locale: 'de-AT' }));
  const { statusCode, payload } = await app.inject('/embed/analytics/no-id?theme=dark');
  expect(statusCode).toBe(403);
  expect(payload).toMatch(/^<!doctype html><html lang="de-AT" data-theme="dark">/);
  await app.close();
});
