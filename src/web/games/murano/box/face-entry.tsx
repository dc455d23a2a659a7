import type { JSX } from 'preact';
import { entryAt } from '#core/list';
import { shardName } from '../telling.ts';
import { type FaceName, isCircle, presentFace } from './entered.ts';
import { type BoxEntry, goTo, put } from './entry.ts';
import { FacePicture } from './face-picture.tsx';
import { BoxButtons } from './buttons.tsx';
import { Palette } from './palette.tsx';
import { say } from './texts.ts';

interface Props {
  readonly box: BoxEntry;
  readonly step: FaceName;
  readonly change: (box: BoxEntry) => void;
}

/** Reading off a face: touch what comes next, place by place. */
export function FaceEntry({ box, step, change }: Props): JSX.Element {
  const yours = box.entered.faces[step];
  const here = presentFace(step);
  const differing = yours.flatMap((shard, place) =>
    shard === null || shard === here[place] ? [] : [{ place, shard }],
  );
  return (
    <div class="box-entry">
      <FacePicture
        yours={yours}
        here={here}
        next={box.at}
        label={say(`step.${step}`)}
        go={(place) => change(goTo(box, step, place))}
      />
      <div class="box-asking">
        <h2>{say('next')}</h2>
        <p>{isCircle(step) ? say('circle') : say('ring', { side: step })}</p>
        <Palette clear={!isCircle(step)} put={(shard) => change(put(box, shard))} />
        <BoxButtons box={box} change={change}>
          {say('rest')}
        </BoxButtons>
        <div class="box-differing" role="status">
          {differing.length > 0 && (
            <>
              <b>{say('differ', { count: differing.length })}</b>
              <ul>
                {differing.map(({ place, shard }) => (
                  <li key={place}>
                    {say('differs', {
                      place: place + 1,
                      yours: shardName(shard),
                      here: shardName(entryAt(here, place)),
                    })}
                  </li>
                ))}
              </ul>
              <p>{say('swapped')}</p>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
