import { CommandError } from '../errors';
import { type Document, isDocument } from '../values/document';
import { compareValues, typeRank } from '../values/order';

/**
 * `$bucket` in terms of `$group` and `$sort`, as MongoDB defines it.
 * @throws CommandError 40198 or 40194 for wrong boundaries
 */
export function bucket(spec: Document): Document[] {
  const boundaries = isDocument(spec) ? spec.boundaries : undefined;
  if (!Array.isArray(boundaries) || boundaries.length < 2 || spec.groupBy === undefined)
    throw new CommandError(40198, "$bucket requires 'groupBy' and two or more 'boundaries'");
  const branches = boundaries.slice(1).map((upper, i) => {
    const lower = boundaries[i];
    if (typeRank(lower) !== typeRank(upper) || compareValues(lower, upper) >= 0)
      throw new CommandError(40194, "The 'boundaries' must be of one type and in ascending order");
    return {
      case: {
        $and: [{ $gte: [spec.groupBy, { $literal: lower }] }, { $lt: [spec.groupBy, { $literal: upper }] }],
      },
      // biome-ignore lint/suspicious/noThenProperty: $switch calls it so
      then: { $literal: lower },
    };
  });
  const otherwise = 'default' in spec ? { default: { $literal: spec.default } } : {};
  const output = isDocument(spec.output) ? spec.output : { count: { $sum: 1 } };
  return [{ $group: { _id: { $switch: { branches, ...otherwise } }, ...output } }, { $sort: { _id: 1 } }];
}
