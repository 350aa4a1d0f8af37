import {defineFigure} from '../figure';
import {Arrow, Box, Button, Panel, Text, usePen} from '../kit';

export default defineFigure({height: 324, draw: () => <GovernanceFlow />});

const ROW = 90;
const HIGH = 72;
const TOP = 46;
const rows = [0, 1, 2].map((index) => TOP + index * ROW);
const committee = {x: 16, y: TOP + ROW - 24, width: 176, height: 120};
const reviews = {x: 228, width: 156};
const results = {x: 424, width: 160};

function GovernanceFlow() {
  const {label, say} = usePen();
  return (
    <>
      <Heading place={committee}>{say({en: 'Committee', fr: 'Comité'})}</Heading>
      <Heading place={reviews}>{label('reviews')}</Heading>
      <Heading place={results}>
        {say({en: 'Each review gives', fr: 'Chaque revue produit'})}
      </Heading>
      <Committee />
      <Fan from={committee} to={reviews.x} start={1} />
      <Fan from={reviews} to={results.x} start={0} />
      <Reviews />
      <Results />
    </>
  );
}

function Heading({place, children}: {place: {x: number; width: number}; children: string}) {
  return (
    <Text
      x={place.x + place.width / 2}
      y={28}
      size={14}
      colour="text-muted"
      anchor="middle"
      max={place.width}
    >
      {children}
    </Text>
  );
}

function Committee() {
  const {label} = usePen();
  const middle = committee.x + committee.width / 2;
  return (
    <Panel {...committee} raised>
      <Text x={middle} y={committee.y + 28} size={14} bold anchor="middle" max={164}>
        {label('steering-committee')}
      </Text>
      <Text x={middle} y={committee.y + 50} size={14} colour="text-muted" anchor="middle">
        {`COM-1, ${label('monthly').toLowerCase()}`}
      </Text>
      <Button x={committee.x + 5} y={committee.y + 74} width={committee.width - 10} main>
        {label('plan-reviews')}
      </Button>
    </Panel>
  );
}

function Reviews() {
  const {label, say} = usePen();
  const place = {...reviews, height: HIGH};
  return (
    <>
      <Box
        {...place}
        y={rows[0]!}
        title={say({en: '26 June 2025', fr: '26 juin 2025'})}
        note={`REV-41, ${label('published').toLowerCase()}`}
        tone="accent"
      />
      <Box
        {...place}
        y={rows[1]!}
        title={say({en: '28 July 2025', fr: '28 juillet 2025'})}
        note={label('planned')}
      />
      <Box
        {...place}
        y={rows[2]!}
        title="…"
        note={say({en: '12 at most', fr: '12 au plus'})}
        tone="muted"
        dashed
      />
    </>
  );
}

function Results() {
  const {label, say} = usePen();
  const place = {...results, height: HIGH};
  return (
    <>
      <Box {...place} y={rows[0]!} title={label('minutes')} note="PDF" />
      <Box
        {...place}
        y={rows[1]!}
        title={label('decisions')}
        note={`DEC-31, ${label('adopted').toLowerCase()}`}
      />
      <Box
        {...place}
        y={rows[2]!}
        title={label('actions')}
        note={say({en: 'owner, due date', fr: 'responsable, échéance'})}
      />
    </>
  );
}

/** Arrows from one row of a column to the three rows of the next. */
function Fan({from, to, start}: {from: {x: number; width: number}; to: number; start: number}) {
  const middles = rows.map((y) => y + HIGH / 2);
  const left = from.x + from.width + 2;
  const trunk = (left + to) / 2 - 4;
  return (
    <>
      {middles.map((y) => (
        <Arrow
          key={y}
          points={[
            [left, middles[start]!],
            [trunk, middles[start]!],
            [trunk, y],
            [to - 4, y],
          ]}
        />
      ))}
    </>
  );
}
