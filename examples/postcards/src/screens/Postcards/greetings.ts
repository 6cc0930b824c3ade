const GREETINGS = ['Greetings from {city}.', 'All is well in {city}.', 'I have walked all over {city}.'];

/** The greeting after `text`; the first after the last. */
export function nextGreeting(text: string, city: string): string {
  const all = GREETINGS.map((greeting) => greeting.replace('{city}', city));
  return all[(all.indexOf(text) + 1) % all.length]!;
}
