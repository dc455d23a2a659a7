import '../index.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Choice } from '../../screens/choice.tsx';
import { claim, deleteMe, exported, type Failure, newCode, signOutOthers } from '../api.ts';
import { me } from './player.ts';
import { NameField } from '../lobby/name-field.tsx';
import { introduced } from '../lobby/name-input.tsx';
import { type Push, pushNow, turnOff, turnOn } from './push.ts';
import { refusedText } from '../refusal-texts.ts';
import { o, type OnlineKey } from '../words.ts';
import { saveFile } from '../../device/save-file.ts';

/** Who one is on the server, and everything one may do about it. */
export function Account(): JSX.Element {
  const said = useSignal('');
  const failed = (failure: Failure): void => {
    said.value = refusedText(failure);
  };
  const known = me.value;
  return (
    <>
      <h2>{o('account.title')}</h2>
      <p class="note" role="status">
        {said.value !== ''
          ? said.value
          : known === null
            ? o('account.nobody')
            : o('account.known', { name: known.name })}
      </p>
      {/* Whoever is somebody else now is asked anew, and has no code of before. */}
      {known !== null && <Known key={known.id} say={(text) => (said.value = text)} failed={failed} />}
      <Claiming say={(text) => (said.value = text)} failed={failed} />
    </>
  );
}

interface Props {
  readonly say: (text: string) => void;
  readonly failed: (failure: Failure) => void;
}

function Known({ say, failed }: Props): JSX.Element {
  const code = useSignal('');
  const asking = useSignal(false);
  const rename = async (): Promise<void> => {
    const answer = await introduced();
    if ('failure' in answer) failed(answer.failure);
    else say(o('account.saved'));
  };
  const getCode = async (): Promise<void> => {
    const answer = await newCode();
    if ('failure' in answer) failed(answer.failure);
    else code.value = answer.value.code;
  };
  const signOut = async (): Promise<void> => {
    const answer = await signOutOthers();
    if ('failure' in answer) {
      failed(answer.failure);
      return;
    }
    // Codes are void by it, and the browsers of all devices are forgotten: this one is told of its turns again.
    code.value = '';
    await pushNow();
    say(o('account.saved'));
  };
  const remove = async (): Promise<void> => {
    const answer = await deleteMe();
    if ('failure' in answer) failed(answer.failure);
    else say(o('account.deleted'));
  };
  return (
    <>
      <NameField withPortrait={false} />
      <div class="buttons">
        <button type="button" class="button small" onClick={() => void rename()}>
          {o('account.rename')}
        </button>
      </div>
      <PushSetting />
      <Row of="device">
        {code.value === '' ? (
          <button type="button" class="button" onClick={() => void getCode()}>
            {o('account.getCode')}
          </button>
        ) : (
          <p role="status">
            {o('account.code')} <output class="device-code">{code.value}</output>
          </p>
        )}
      </Row>
      <Row of="signOut">
        <button type="button" class="button" onClick={() => void signOut()}>
          {o('account.signOutDo')}
        </button>
      </Row>
      <Row of="export">
        <button type="button" class="button" onClick={() => void saveExport(failed)}>
          {o('account.exportDo')}
        </button>
      </Row>
      <Row of="delete">
        {asking.value ? (
          <div class="buttons">
            <b>{o('account.deleteSure')}</b>
            <button type="button" class="button danger" onClick={() => void remove()}>
              {o('account.deleteYes')}
            </button>
            <button type="button" class="button" onClick={() => (asking.value = false)}>
              {o('account.deleteNo')}
            </button>
          </div>
        ) : (
          <button type="button" class="button danger" onClick={() => (asking.value = true)}>
            {o('account.deleteDo')}
          </button>
        )}
      </Row>
    </>
  );
}

async function saveExport(failed: (failure: Failure) => void): Promise<void> {
  const answer = await exported();
  if ('failure' in answer) return failed(answer.failure);
  saveFile(JSON.stringify(answer.value, null, 2), 'tavola.json', 'application/json');
}

function Claiming({ say, failed }: Props): JSX.Element {
  const code = useSignal('');
  const use = async (event: Event): Promise<void> => {
    event.preventDefault();
    const answer = await claim(typed(code.value));
    if ('failure' in answer) return failed(answer.failure === 'malformed' ? 'code' : answer.failure);
    code.value = '';
    say(o('account.claimed', { name: me.value?.name ?? '' }));
  };
  return (
    <Row of="claim">
      <form class="buttons" onSubmit={(event) => void use(event)}>
        <input
          type="text"
          maxLength={14}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-label={o('account.claim')}
          value={code.value}
          onInput={(event) => {
            code.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="button">
          {o('account.claimDo')}
        </button>
      </form>
    </Row>
  );
}

/** Letters that are easily mistaken mean the digit they look like. */
const typed = (text: string): string =>
  text.toUpperCase().replaceAll(/[\s-]/gu, '').replaceAll('O', '0').replaceAll(/[IL]/gu, '1');

const PUSH: Readonly<Record<'insecure' | 'none' | 'denied', OnlineKey>> = {
  insecure: 'account.pushInsecure',
  none: 'account.pushNone',
  denied: 'account.pushDenied',
};

function PushSetting(): JSX.Element {
  const push = useSignal<Push | null>(null);
  useEffect(() => {
    void pushNow().then((now) => (push.value = now));
  }, []);
  const choose = async (wanted: 'on' | 'off'): Promise<void> => {
    push.value = await (wanted === 'on' ? turnOn() : turnOff());
  };
  const now = push.value;
  return (
    <Row of="push">
      {now === 'on' || now === 'off' ? (
        <Choice
          label={o('account.push')}
          values={['off', 'on'] as const}
          value={now}
          tell={(each) => o(each === 'on' ? 'account.pushOn' : 'account.pushOff')}
          choose={(each) => void choose(each)}
        />
      ) : (
        now !== null && <p class="note">{o(PUSH[now])}</p>
      )}
    </Row>
  );
}

type Titled = 'push' | 'device' | 'claim' | 'signOut' | 'export' | 'delete';

function Row({ of, children }: { of: Titled; children: ComponentChildren }): JSX.Element {
  return (
    <div class="setting">
      <div>
        <h3>{o(`account.${of}`)}</h3>
        <p>{o(`account.${of}Hint`)}</p>
      </div>
      {children}
    </div>
  );
}
