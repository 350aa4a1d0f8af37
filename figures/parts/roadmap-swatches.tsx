import type {ReactNode} from 'react';
import {Text, usePen} from '../kit';

const hues = ['accent', 'success', 'warning', 'danger', 'text-muted', 'border-strong'] as const;

/** The twelve colours of a group: six discs and six rings. The first is chosen: circled, ticked. */
export function Swatches({x, y, width}: {x: number; y: number; width: number}): ReactNode {
  const {c, say} = usePen();
  const step = (width - 22) / 11;
  const middle = y + 37;
  return (
    <>
      <Text x={x} y={y + 13} size={14} colour="text-muted">
        {say({en: 'Colour', fr: 'Couleur'})}
      </Text>
      {Array.from({length: 12}, (_, index) => {
        const hue = c(hues[index % hues.length]!);
        const ring = index >= hues.length;
        return (
          <circle
            key={index}
            cx={x + 11 + index * step}
            cy={middle}
            r={ring ? 7 : 9}
            fill={ring ? c('surface') : hue}
            stroke={ring ? hue : undefined}
            strokeWidth={4}
          />
        );
      })}
      <circle cx={x + 11} cy={middle} r={12} fill="none" stroke={c('text')} strokeWidth={1.5} />
      <path
        d={`m${x + 6.5} ${middle} 3.2 3.4 5.8-6.8`}
        fill="none"
        stroke={c('surface')}
        strokeWidth={2}
      />
    </>
  );
}
