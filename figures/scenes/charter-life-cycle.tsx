import {defineFigure} from '../figure';
import {Arrow, Box, Text, usePen} from '../kit';

export default defineFigure({height: 288, draw: () => <CharterLifeCycle />});

const box = {y: 28, width: 104, height: 60};
const middle = box.y + box.height / 2;
const under = box.y + box.height + 2;

function CharterLifeCycle() {
  const {label, say} = usePen();
  return (
    <>
      <Box {...box} x={20} title={label('draft')} tone="muted" />
      <Box {...box} x={248} title={label('submitted')} tone="accent" />
      <Box {...box} x={476} title={label('approved')} tone="success" />
      <Forward from={126} words={label('submit-for-approval')} />
      <Forward from={354} words={label('approve')} />
      <Return
        from={300}
        to={92}
        y={138}
        words={label('request-changes')}
        note={say({en: 'comment required', fr: 'commentaire obligatoire'})}
      />
      <Return
        from={528}
        to={52}
        y={216}
        words={label('create-revision')}
        note={say({
          en: 'version + 1, the approved one stays readable',
          fr: 'version + 1, l’approuvée reste lisible',
        })}
      />
    </>
  );
}

/** A step on the way to approval, over the space between two boxes. */
function Forward({from, words}: {from: number; words: string}) {
  const twoLines = words.includes(' ');
  return (
    <>
      <Text
        x={from + 60}
        y={middle - (twoLines ? 27 : 9)}
        size={14}
        anchor="middle"
        max={118}
        wrapped
      >
        {words}
      </Text>
      <Arrow
        points={[
          [from, middle],
          [from + 118, middle],
        ]}
      />
    </>
  );
}

/** A way back to the draft, below the boxes. */
function Return({
  from,
  to,
  y,
  words,
  note,
}: {
  from: number;
  to: number;
  y: number;
  words: string;
  note: string;
}) {
  const x = (from + to) / 2;
  return (
    <>
      <Arrow
        points={[
          [from, under],
          [from, y],
          [to, y],
          [to, under + 2],
        ]}
        dashed
      />
      <Text x={x} y={y + 22} size={14} anchor="middle" max={from - to + 16}>
        {words}
      </Text>
      <Text x={x} y={y + 41} size={14} colour="text-muted" anchor="middle" max={from - to}>
        {note}
      </Text>
    </>
  );
}
