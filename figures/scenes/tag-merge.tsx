import {defineFigure} from '../figure';
import {Arrow, Caption, measure, Panel, Text, usePen, type Words} from '../kit';

const validator: Words = {en: 'validator', fr: 'valideur'};
const validators: Words = {en: 'validators', fr: 'valideurs'};

export default defineFigure({height: 290, draw: () => <TagMerge />});

function TagMerge() {
  const {label, say} = usePen();
  return (
    <>
      <Tagged x={16} y={16} tag={validator} items={['RSK-51', 'CST-1']} />
      <Tagged x={16} y={164} tag={validators} items={['ACT-201']} />
      <Tagged x={364} y={70} tag={validator} items={['RSK-51', 'CST-1', 'ACT-201']} kept />
      <Arrow
        points={[
          [238, 71],
          [254, 71],
          [254, 144],
          [358, 144],
        ]}
      />
      <Arrow
        points={[
          [238, 219],
          [254, 219],
          [254, 144],
          [358, 144],
        ]}
      />
      <Text x={307} y={132} bold anchor="middle" max={90}>
        {label('merge')}
      </Text>
      <Caption x={474} y={244} max={172}>
        {say({
          en: 'The other tag no\u00a0longer\u00a0exists',
          fr: 'L’autre étiquette n’existe plus',
        })}
      </Caption>
    </>
  );
}

interface TaggedProps {
  x: number;
  y: number;
  tag: Words;
  items: string[];
  kept?: boolean;
}

/** A tag above the items that carry it. */
function Tagged({x, y, tag, items, kept = false}: TaggedProps) {
  const {c, say} = usePen();
  const height = items.length > 2 ? 148 : 110;
  return (
    <Panel x={x} y={y} width={220} height={height} raised>
      <Tag x={x + 14} y={y + 14} kept={kept}>
        {say(tag)}
      </Tag>
      {items.map((item, index) => {
        const left = x + 14 + (index % 2) * 100;
        const top = y + 62 + Math.floor(index / 2) * 40;
        return (
          <g key={item}>
            <rect
              x={left + 0.5}
              y={top + 0.5}
              width={91}
              height={31}
              rx={6}
              fill={c('surface')}
              stroke={c('border-strong')}
            />
            <Text x={left + 46} y={top + 21} size={14} anchor="middle" max={84}>
              {item}
            </Text>
          </g>
        );
      })}
    </Panel>
  );
}

function Tag({x, y, kept, children}: {x: number; y: number; kept: boolean; children: string}) {
  const {c} = usePen();
  const width = Math.ceil(measure(children, 15, true)) + 46;
  const colour = c(kept ? 'accent' : 'text-muted');
  return (
    <>
      <path
        d={`M${x + 1} ${y + 17}l12-13q2-3 6-3H${x + width - 7}q6 0 6 6v20q0 6-6 6H${x + 19}q-4 0-6-3z`}
        fill={c(kept ? 'accent-soft' : 'surface')}
        stroke={colour}
        strokeWidth={1.5}
      />
      <circle cx={x + 18} cy={y + 17} r={3.5} fill="none" stroke={colour} strokeWidth={1.5} />
      <Text x={x + 32} y={y + 22} bold colour={kept ? 'accent' : 'text'}>
        {children}
      </Text>
    </>
  );
}
