import { useSignal } from '@preact/signals';
import { generate } from 'lean-qr';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../icons.tsx';
import { copied as hasCopied } from '../../device/match-link.ts';
import { o } from '../words.ts';

/** A link to hand on: copied, shared by whatever the device offers, or as a picture for another device's camera. */
export function LinkToShare({
  link,
  label,
  title,
}: {
  link: string;
  label: string;
  title: string;
}): JSX.Element {
  const copied = useSignal(false);
  const shown = useSignal(false);
  const input = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    copied.value = await hasCopied(link);
    // The link stands beside the button: selected, it can be copied by hand.
    if (!copied.value) input.current?.select();
  };
  // Cancelling is no failure.
  const share = (): void => void navigator.share({ url: link, title }).catch(() => undefined);
  return (
    <div class="sharing">
      <div class="address">
        <input
          ref={input}
          type="text"
          readOnly
          value={link}
          aria-label={label}
          onFocus={(event) => event.currentTarget.select()}
        />
        {'clipboard' in navigator && (
          <button type="button" class="button small primary" onClick={() => void copy()}>
            <Icon of="link" />
            <span aria-live="polite">{o(copied.value ? 'waiting.copied' : 'waiting.copy')}</span>
          </button>
        )}
        {'share' in navigator && (
          <button type="button" class="button small" onClick={share}>
            {o('waiting.share')}
          </button>
        )}
        <button
          type="button"
          class="button small"
          aria-expanded={shown.value}
          onClick={() => {
            shown.value = !shown.value;
          }}
        >
          {o(shown.value ? 'waiting.hideCode' : 'waiting.code')}
        </button>
      </div>
      {shown.value && <Code of={link} label={label} />}
    </div>
  );
}

function Code({ of, label }: { of: string; label: string }): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) generate(of).toCanvas(canvas.current, { pad: 3 });
  }, [of]);
  return <canvas class="code" ref={canvas} role="img" aria-label={label} />;
}
