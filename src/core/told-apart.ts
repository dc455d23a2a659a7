interface Labelled {
  readonly label: string;
  readonly notation: string | null;
}

/** A log does not tell everything: where two choices read the same, their notations tell them apart. */
export function toldApart<Choice extends Labelled>(choices: readonly Choice[]): readonly Choice[] {
  const counts = new Map<string, number>();
  for (const { label } of choices) counts.set(label, (counts.get(label) ?? 0) + 1);
  return choices.map((choice) =>
    counts.get(choice.label) === 1 || choice.notation === null
      ? choice
      : { ...choice, label: `${choice.label} (${choice.notation})` },
  );
}
