/** A part of a `RichText` that only screen readers read. */
export const hidden = (content: string) => <span className="visually-hidden">{content}</span>;
