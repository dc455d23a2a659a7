import type { Problem } from '#core/problem';
import { t } from './words/index.ts';

/** Why a match cannot be opened: a sentence where there is one, else what was expected. */
export const reasonText = ({ code, message }: Pick<Problem, 'code' | 'message'>): string =>
  code === 'other-version' ? t('matches.otherVersion') : message;
