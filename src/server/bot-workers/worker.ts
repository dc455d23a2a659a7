import { parentPort } from 'node:worker_threads';
import { gameOf } from '#games/index';
import type { BotQuestion } from '../table/env.ts';
import { answerTo } from './answer.ts';

/** Bots think here, apart from everything else: a worker is given a view and never more. */
parentPort!.on('message', (question: BotQuestion) => parentPort!.postMessage(answerTo(question, gameOf)));
parentPort!.postMessage(null);
