import type {ReactNode} from 'react';
import {Arrow, type TimeScale} from '../kit';
import {placeOf, type Layout} from './roadmap-tutorials';
import type {ItemKey} from './roadmap-tutorials-data';

/** From the end of the pilot to the milestone, which may have moved by some days. */
export function FirstLink({
  layout,
  scale,
  days,
  colour = 'text-muted',
}: {
  layout: Layout;
  scale: TimeScale;
  days?: number;
  colour?: 'text-muted' | 'accent';
}): ReactNode {
  const pilot = placeOf('pilot', layout, scale);
  const decision = placeOf('decision', layout, scale, days);
  return (
    <Arrow
      colour={colour}
      points={[
        [pilot.right, pilot.middle],
        [pilot.right + 16, pilot.middle],
        [pilot.right + 16, decision.middle],
        [decision.x - 13, decision.middle],
      ]}
    />
  );
}

/** The three links, each item `moved` by its days. */
export function Links({
  layout,
  scale,
  moved = {},
}: {
  layout: Layout;
  scale: TimeScale;
  moved?: Partial<Record<ItemKey, number>>;
}): ReactNode {
  const at = (item: ItemKey) => placeOf(item, layout, scale, moved[item]);
  const [decision, rollOut, portal] = [at('decision'), at('rollOut'), at('portal')];
  return (
    <>
      <FirstLink layout={layout} scale={scale} days={moved.decision} />
      <Arrow
        points={[
          [decision.x, decision.middle + 10],
          [decision.x, rollOut.middle - 6],
          [rollOut.x - 2, rollOut.middle - 6],
        ]}
      />
      <Arrow
        points={[
          [portal.x, portal.middle],
          [portal.x - 16, portal.middle],
          [portal.x - 16, rollOut.middle + 6],
          [rollOut.x - 2, rollOut.middle + 6],
        ]}
      />
    </>
  );
}
