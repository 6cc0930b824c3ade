import { existsSync } from 'node:fs';
import path from 'node:path';
import { baseConfig } from '../../module/src/build/base.mjs';
import { city } from '../commands/settings.mjs';

export const root = path.resolve(import.meta.dirname, '../..');

export const cityFolder = (name = city) => path.join(root, 'cities', name);

const API_TABLE = ['operations.ts', 'pageOperations.ts'].map((file) =>
  path.join(root, 'contracts/api', file),
);

/** A city without an illustrated map has tiles or a plain ground. @param {string} [city] @returns {Record<string, string>} aliases */
const withoutMap = (city) =>
  existsSync(path.join(cityFolder(city), 'map/map.json'))
    ? {}
    : {
        '@guide/city/map/map.json': path.join(import.meta.dirname, 'empty-map.json'),
        '@guide/city/map/glyphs.json': path.join(import.meta.dirname, 'no-glyphs.json'),
      };

/** Build options of this repository. @param {string} [city] @param {boolean} [development] */
const repositoryOptions = (city, development = false) => ({
  root,
  alias: { ...withoutMap(city), '@guide/city': cityFolder(city) },
  generated: API_TABLE,
  rules: [
    { test: API_TABLE, loader: path.join(import.meta.dirname, 'api-table.mjs') },
    {
      test: path.join(cityFolder(city), 'pubs.json'),
      loader: path.join(import.meta.dirname, 'pubs-with-facts.mjs'),
    },
    {
      test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
      loader: path.join(import.meta.dirname, 'pure-components.mjs'),
    },
    {
      test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?!index\.).*\.mjs$/,
      loader: path.join(import.meta.dirname, 'one-path-icons.mjs'),
    },
    {
      test: /\.woff2$/,
      resourceQuery: /^\?core=/,
      type: 'asset/resource',
      loader: path.join(import.meta.dirname, 'core-letters.mjs'),
      generator: { filename: development ? 'core-[name][ext]' : 'core-[name].[contenthash:10][ext]' },
    },
  ],
});

/** @param {string} name - name of a module, such as "pubs" @param {{ out: string, city?: string }} options */
export const moduleTarget = (name, { out, city }) => ({
  ...repositoryOptions(city),
  name,
  folder: path.join(root, `mfe-${name}`),
  out,
});

/** @param {Pick<import('../../module/src/build/base.mjs').Target, 'name' | 'folder' | 'out' | 'development' | 'names'> & { city?: string }} target */
export const common = ({ city, ...target }) =>
  baseConfig({ ...repositoryOptions(city, target.development), ...target });
