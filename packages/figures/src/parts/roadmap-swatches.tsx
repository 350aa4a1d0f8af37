import type {ReactNode} from 'react';
import {Text, type At} from '../kit';

const hues = ['accent', 'success', 'warning', 'danger', 'text-muted', 'border-strong'] as const;

/** The twelve colours of a group: six discs and six rings. The first is chosen: circled, ticked. */
export function Swatches({x, y, width}: At & {width: number}): ReactNode {
  const step = (width - 22) / 11;
  const middle = y + 37;
  return (
    <>
      <Text x={x} y={y + 13} muted text={{en: 'Colour', fr: 'Couleur'}} />
      {Array.from({length: 12}, (_, index) => {
        const hue = hues[index % hues.length]!;
        const ring = index >= hues.length;
        return (
          <circle
            key={index}
            cx={x + 11 + index * step}
            cy={middle}
            r={ring ? 7 : 9}
            fill={ring ? 'surface' : hue}
            stroke={ring ? hue : undefined}
            strokeWidth={4}
          />
        );
      })}
      <circle cx={x + 11} cy={middle} r={12} fill="none" stroke="text" strokeWidth={1.5} />
      <path
        d={`m${x + 6.5} ${middle} 3.2 3.4 5.8-6.8`}
        fill="none"
        stroke="surface"
        strokeWidth={2}
      />
    </>
  );
}
