import type { ComponentChildren, JSX } from 'preact';
import { type IconShape, Icon } from '../../icons.tsx';
import { t } from '../../words/index.ts';
import { extraTool } from './extra-tool.ts';
import { Menu } from './menu.tsx';

/** The edge of a room. */
export function RoomBar({ children }: { children: ComponentChildren }): JSX.Element {
  return <header class="bar">{children}</header>;
}

interface Props {
  readonly id: string;
  readonly game: string;
  /** What the menu says about the keys, and what the game lets one choose there. */
  readonly keys: ComponentChildren;
  readonly choices?: ComponentChildren;
  readonly brand: ComponentChildren;
  /** Before the rulebook and the menu, which every room has. */
  readonly tools?: ComponentChildren;
  /** Between the brand and the tools. */
  readonly children?: ComponentChildren;
}

/** What stands at the edge of a room: where one is, and what one seldom needs. */
export function BarContent({ id, game, keys, choices, brand, tools, children }: Props): JSX.Element {
  return (
    <>
      <a class="brand" href="/">
        {brand}
      </a>
      {children}
      <div class="tools">
        {extraTool.value?.()}
        {tools}
        <a class="tool" href={`/rules/${game}`} aria-label={t('room.rulebook')} title={t('room.rulebook')}>
          <Icon of="book" />
        </a>
        <Menu id={id} game={game} keys={keys} choices={choices} />
      </div>
    </>
  );
}

interface ToggleProps {
  readonly icon: IconShape;
  readonly label: string;
  readonly isOn: boolean;
  readonly toggle: () => void;
  readonly class?: string;
}

/** A tool that is on or off. */
export function ToggleTool({ icon, label, isOn, toggle, class: more = '' }: ToggleProps): JSX.Element {
  return (
    <button
      type="button"
      class={`tool ${more}`.trim()}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={toggle}
    >
      <Icon of={icon} />
    </button>
  );
}

/** Takes back; without `undo` nothing can be taken back now. */
export function UndoTool({ undo }: { undo: (() => void) | null }): JSX.Element {
  return (
    <button
      type="button"
      class="tool wide"
      aria-label={t('room.undo')}
      onClick={undo ?? undefined}
      disabled={undo === null}
    >
      <Icon of="undo" />
      <span>{t('room.undo')}</span>
    </button>
  );
}
