/**
 * Checks that styles name sides by the reading direction (`margin-inline-start`), because some languages are read from
 * right to left. A comment `physical: reason` before a declaration permits it.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFiles } from './files.mjs';

const STYLES = /^((ui|shell|mfe-[a-z]+|examples)\/.*\.css|contracts\/site\/plainPage\.ts)$/;
/** Comments before a declaration, its property and its value. */
const DECLARATION = /((?:\/\*[^*]*\*\/\s*)*)(?<![\w-])([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g;
const PERMITTED = /\/\*\s*physical: \S/;

const SIDE =
  /^(left|right|((scroll-)?(margin|padding)|border)-(left|right)(-\w+)?|border-(top|bottom)-(left|right)-radius)$/;
/** Properties with values for the four sides. */
const FOUR_SIDES = /^((scroll-)?(margin|padding)|inset|border-(width|style|color))$/;
/** Values with a side or a way to it. */
const SIDED_VALUES = [
  [/^(text-align|float|clear)$/, /^(left|right)\b/],
  [/^position-area$/, /\b(left|right)\b/],
  [/^(background|background-image|mask|mask-image)$/, /\bto (left|right)\b|gradient\(\s*-?(90|270)deg/],
  [/^transform$/, /\btranslate(X|3d)?\((?!0[,)])(?!.*--forward)/],
  [/^translate$/, /^(?!0)(?!.*--forward)/],
];

/** Splits a value at spaces outside brackets. @param {string} value */
const partsOf = (value) => value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];

/** Whether a declaration gives left and right, or corners of both, different values. @param {string} property @param {string} value */
function isUneven(property, value) {
  const [first, second, third = first, fourth = second] = partsOf(value);
  if (FOUR_SIDES.test(property)) return fourth !== second;
  // Corners: top left, top right, bottom right, bottom left.
  return property === 'border-radius' && second !== undefined && (first !== second || third !== fourth);
}

/** @param {string} property @param {string} value */
const isPhysical = (property, value) =>
  SIDE.test(property) ||
  isUneven(property, value) ||
  SIDED_VALUES.some(([properties, values]) => properties?.test(property) && values?.test(value));

/** @param {string} file @param {string} text @returns {string[]} faults */
function faultsOf(file, text) {
  return [...text.matchAll(DECLARATION)].flatMap(
    ({ 0: whole, 1: comments = '', 2: property = '', 3: value = '', index }) => {
      if (PERMITTED.test(comments) || !isPhysical(property, value.trim())) return [];
      const line = text.slice(0, index + comments.length).split('\n').length;
      return [
        `${file}:${line} has "${whole.slice(comments.length)}": use a logical property or --forward, or say why not in a comment "physical: …".`,
      ];
    },
  );
}

/** @param {string} root - the repository @returns {string[]} faults: file, line and declaration */
export const physicalSideFaults = (root) =>
  repositoryFiles(root)
    .filter((file) => STYLES.test(file))
    .flatMap((file) => faultsOf(file, readFileSync(path.join(root, file), 'utf8')));
