import type {ReactNode} from 'react';
import {Arrow} from '../kit';
import type {ItemKey} from './roadmap-tutorials-data';
import type {Moved} from './roadmap-tutorials-timeline';
import {placeOf, type View} from './roadmap-tutorials-view';

/** From the end of the pilot to the milestone, which may have moved by some days. */
export function FirstLink({
  view,
  days,
  colour,
}: {
  view: View;
  days?: number;
  colour?: 'accent';
}): ReactNode {
  const pilot = placeOf('pilot', view);
  const decision = placeOf('decision', view, days);
  const turn = pilot.right + 16;
  return (
    <Arrow
      d={`M${pilot.right} ${pilot.middle}H${turn}V${decision.middle}H${decision.x - 13}`}
      colour={colour}
    />
  );
}

/** The three links, each item `moved` by its days. */
export function Links({view, moved = {}}: {view: View; moved?: Moved}): ReactNode {
  const at = (item: ItemKey) => placeOf(item, view, moved[item]);
  const [decision, rollOut, portal] = [at('decision'), at('rollOut'), at('portal')];
  const [end, y] = [rollOut.x - 2, rollOut.middle];
  return (
    <>
      <FirstLink view={view} days={moved.decision} />
      <Arrow d={`M${decision.x} ${decision.middle + 10}V${y - 6}H${end}`} />
      <Arrow d={`M${portal.x} ${portal.middle}H${portal.x - 16}V${y + 6}H${end}`} />
    </>
  );
}
