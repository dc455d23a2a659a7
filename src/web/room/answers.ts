/** Keys that answer a question aloud, the same in every room. What is answered is what the room says of itself. */
const QUESTIONS: Readonly<Record<string, () => readonly string[]>> = {
  // What happened last?
  l: () => textsOf('.room .unseen[aria-live]'),
  // What do I hold?
  h: () => namesOf('.hand [data-spot], .fan [data-spot]'),
  // What is this place?
  p: () => [nameOf(document.activeElement)],
  // What may I do?
  w: () => [...textsOf('.prompt .say'), ...namesOf('.room [data-spot].live, .room .action.primary')],
  // How does the match stand? Of each castle or player the first two sentences.
  o: () =>
    textsOf('.reading [data-answer="score"] li').map((text) => text.split('. ').slice(0, 2).join('. ')),
};

const plain = (text: string | null): string => (text ?? '').replaceAll(/\s+/gu, ' ').trim();
const nameOf = (element: Element | null): string =>
  element === null || element === document.body
    ? ''
    : plain(element.getAttribute('aria-label') ?? element.textContent);
const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)];
const textsOf = (selector: string): readonly string[] => all(selector).map((each) => plain(each.textContent));
const namesOf = (selector: string): readonly string[] => [...new Set(all(selector).map(nameOf))];

/** What is answered goes with the room that was asked. */
function voiceIn(room: Element): Element {
  const there = room.querySelector('.answer');
  if (there !== null) return there;
  const voice = document.createElement('p');
  voice.setAttribute('class', 'unseen answer');
  voice.setAttribute('role', 'status');
  room.append(voice);
  return voice;
}

/** Says it, even if it is what was said before. */
function say(room: Element, text: string): void {
  const to = voiceIn(room);
  to.textContent = '';
  requestAnimationFrame(() => (to.textContent = text));
}

const isAsked = ({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean =>
  !altKey &&
  !ctrlKey &&
  !metaKey &&
  Object.hasOwn(QUESTIONS, key.toLowerCase()) &&
  !(target instanceof HTMLInputElement) &&
  document.querySelector('dialog[open]') === null;

let isListening = false;

/** A room that is here answers; it does so once, however many there were. */
export function answerQuestions(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('keydown', (event) => {
    const room = document.querySelector('.room');
    if (room === null || !isAsked(event)) return;
    const texts = (QUESTIONS[event.key.toLowerCase()]?.() ?? []).filter((text) => text !== '');
    // Where there is nothing to tell, what is asked now is told.
    say(room, (texts.length > 0 ? texts : textsOf('.prompt .say')).join('; '));
    event.preventDefault();
  });
}
