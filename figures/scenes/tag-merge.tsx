import {
  Arrow,
  Caption,
  defineFigure,
  type FigureText,
  label,
  measure,
  Panel,
  type Position,
  Rect,
  Text,
  type Translations,
} from '@guide/figures/kit';

const otherTag: Translations = {
  en: 'The other tag no\u00a0longer\u00a0exists',
  fr: 'L’autre étiquette n’existe plus',
};

const validator: Translations = {en: 'validator', fr: 'valideur'};
const validators: Translations = {en: 'validators', fr: 'valideurs'};

export default defineFigure({height: 290, draw: TagMerge});

function TagMerge() {
  return (
    <>
      <Tagged x={16} y={16} tag={validator} items={['RSK-51', 'CST-1']} />
      <Tagged x={16} y={164} tag={validators} items={['ACT-201']} />
      <Tagged x={364} y={70} tag={validator} items={['RSK-51', 'CST-1', 'ACT-201']} kept />
      <Arrow d="M238 71H254V144H358" />
      <Arrow d="M238 219H254V144H358" />
      <Text x={307} y={132} size={15} bold anchor="middle" maxWidth={90} text={label('merge')} />
      <Caption x={474} y={244} maxWidth={172} text={otherTag} />
    </>
  );
}

interface TaggedProps extends Position {
  tag: Translations;
  items: string[];
  kept?: boolean;
}

function Tagged({x, y, tag, items, kept = false}: TaggedProps) {
  const height = items.length > 2 ? 148 : 110;
  return (
    <Panel x={x} y={y} width={220} height={height} raised>
      <Tag x={x + 14} y={y + 14} kept={kept} text={tag} />
      {items.map((item, index) => {
        const left = x + 14 + (index % 2) * 100;
        const top = y + 62 + Math.floor(index / 2) * 40;
        return (
          <g key={item}>
            <Rect x={left} y={top} width={92} height={32} />
            <Text x={left + 46} y={top + 21} anchor="middle" maxWidth={84} text={item} />
          </g>
        );
      })}
    </Panel>
  );
}

function Tag({x, y, kept, text}: Position & {kept: boolean; text: FigureText}) {
  const width = Math.ceil(measure(text, 15, true)) + 46;
  const colour = kept ? 'accent' : 'text-muted';
  return (
    <>
      <path
        d={`M${x + 1} ${y + 17}l12-13q2-3 6-3H${x + width - 7}q6 0 6 6v20q0 6-6 6H${x + 19}q-4 0-6-3z`}
        fill={kept ? 'accent-soft' : 'surface'}
        stroke={colour}
        strokeWidth={1.5}
      />
      <circle cx={x + 18} cy={y + 17} r={3.5} fill="none" stroke={colour} strokeWidth={1.5} />
      <Text x={x + 32} y={y + 22} size={15} bold colour={kept ? 'accent' : 'text'} text={text} />
    </>
  );
}
