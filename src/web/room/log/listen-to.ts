type Listeners = { readonly [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void };

/** Hears several events, wherever on the page they happen; answers how to stop that. */
export function listenTo(listeners: Listeners, isFirst = false): () => void {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of all) addEventListener(name, listener, { capture: isFirst });
  return () => {
    for (const [name, listener] of all) removeEventListener(name, listener, { capture: isFirst });
  };
}
