const GREETINGS = ['Greetings from {city}.', 'All is well in {city}.', 'I have walked all over {city}.'];

/** The words after these, and the first after the last. */
export function nextGreeting(words: string, city: string): string {
  const all = GREETINGS.map((greeting) => greeting.replace('{city}', city));
  return all[(all.indexOf(words) + 1) % all.length]!;
}
