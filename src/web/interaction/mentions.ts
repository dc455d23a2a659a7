/** What is left of an action's mentions when these keys are touched; null when one of them is none of its mentions. */
export function unmetBy(mentions: readonly string[], keys: readonly string[]): readonly string[] | null {
  if (keys.length === 0) return mentions;
  // Most actions are about something else: that is seen without a copy.
  if (!keys.every((key) => mentions.includes(key))) return null;
  const left = [...mentions];
  for (const key of keys) {
    const index = left.indexOf(key);
    if (index < 0) return null;
    left.splice(index, 1);
  }
  return left;
}
