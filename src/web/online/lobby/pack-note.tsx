import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableInfo } from '#table/table-info';
import { askForPacks, packName } from '../../box/offered.ts';
import { o } from '../words.ts';

/** With which box a table is played, where it is another one than that of this game: before anybody sits down. */
export function PackNote({ table }: { table: TableInfo }): JSX.Element | null {
  const text = table.options['pack'];
  const isOther = typeof text === 'string' && text !== '';
  useEffect(() => {
    if (isOther) askForPacks();
  }, [isOther]);
  return isOther ? <> · {o('lobby.pack', { name: packName(table.game, text, '') })}</> : null;
}
