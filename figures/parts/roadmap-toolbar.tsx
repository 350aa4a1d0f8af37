import type {ReactNode} from 'react';
import {
  Chevron,
  label,
  Marker,
  Rect,
  stack,
  Text,
  widthFor,
  type LabelKey,
  type Position,
} from '@guide/figures/kit';

/** SVG paths, 16 × 16. The row is too short for labels. */
const icons: Record<LabelKey, string> = {
  today: 'M2 3.5h12v10.5H2zM2 6.5h12M5 1.5v2M11 1.5v2M7 10h2',
  'fit-to-window': 'M1.5 3v10M14.5 3v10M4.5 8h7M6.5 6l-2 2 2 2M9.5 6l2 2-2 2',
  'zoom-in': 'M11.5 7a4.5 4.5 0 1 1-9 0a4.5 4.5 0 1 1 9 0M10.5 10.5l4 4M5 7h4M7 5v4',
  'zoom-out': 'M11.5 7a4.5 4.5 0 1 1-9 0a4.5 4.5 0 1 1 9 0M10.5 10.5l4 4M5 7h4',
  filter: 'M2 2.5h12L9.5 8.5v5l-3-1.5v-3.5z',
  display:
    'M1.5 8c2-3 4-4.5 6.5-4.5s4.5 1.5 6.5 4.5c-2 3-4 4.5-6.5 4.5S3.5 11 1.5 8M10 8a2 2 0 1 1-4 0a2 2 0 1 1 4 0',
  undo: 'M5 3L2 6l3 3M2 6h7.5a3.5 3.5 0 0 1 0 7H6',
  redo: 'M11 3l3 3-3 3M14 6H6.5a3.5 3.5 0 0 0 0 7H10',
  export: 'M8 10V2M5 5l3-3 3 3M2 9.5V14h12V9.5',
  share:
    'M6 8a2 2 0 1 1-4 0a2 2 0 1 1 4 0M14 4a2 2 0 1 1-4 0a2 2 0 1 1 4 0M14 12a2 2 0 1 1-4 0a2 2 0 1 1 4 0M6 7l4-2M6 9l4 2',
  'add-group': 'M1.5 3h5L8 5h6.5v8.5h-13zM8 7v4.5M5.75 9.25h4.5',
  'add-item': 'M1.5 9.5h11V14h-11zM11.5 2v5M9 4.5h5',
  'add-link': 'M1.5 3.5h4v8h6M9.5 9.5l2 2-2 2M11.5 2v5M9 4.5h5',
  'import-items': 'M8 2v8M5 7l3 3 3-3M2 9.5V14h12V9.5',
  'more-actions': 'M2.5 8h1M7.5 8h1M12.5 8h1',
};

/** In the order of their markers. */
const groups: LabelKey[][] = [
  ['today'],
  ['fit-to-window'],
  ['zoom-in', 'zoom-out'],
  ['months'],
  ['filter'],
  ['display'],
  ['undo', 'redo'],
  ['export', 'share'],
  ['add-group', 'add-item', 'add-link', 'import-items', 'more-actions'],
];

const ICON_BUTTON_WIDTH = 28;

/** 60 high, including markers. */
export function RoadmapToolbar({x, y}: Position): ReactNode {
  const unit = label('months');
  const top = y + 30;
  const widths = groups.map((keys) =>
    keys[0] === 'months' ? widthFor(unit, 8) + 16 : keys.length * ICON_BUTTON_WIDTH,
  );
  const starts = stack(widths, x, 6);
  return groups.map((keys, group) => {
    const [left, width] = [starts[group]!, widths[group]!];
    return (
      <g key={group}>
        <Marker x={left + width / 2} y={y + 13} number={group + 1} />
        <Rect x={left} y={top} width={width} height={30} />
        {keys.map((key, index) => (
          <g key={key} fill="none">
            {index > 0 && (
              <path d={`M${left + index * ICON_BUTTON_WIDTH} ${top + 1}v28`} stroke="border" />
            )}
            <path
              d={icons[key]}
              transform={`translate(${left + index * ICON_BUTTON_WIDTH + 6} ${top + 7})`}
              stroke="text"
              strokeWidth={1.5}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </g>
        ))}
        {keys[0] === 'months' && (
          <>
            <Text x={left + 8} y={top + 20} text={unit} />
            <Chevron x={left + width - 18} y={top + 13} />
          </>
        )}
      </g>
    );
  });
}
