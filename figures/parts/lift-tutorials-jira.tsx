import type {ReactNode} from 'react';
import {Button, Field, Panel, Text, usePen, widthFor} from '../kit';
import {LEFT, MenuScreen, Pointed, RIGHT} from './lift-tutorials';

export const provider = 'Jira Cloud';
const site = 'https://brumeval.atlassian.example';
const account = 'telescope@brumeval.example';
const query = 'project = TICK AND statusCategory != Done';

const INSIDE = LEFT + 16;
const ACROSS = RIGHT - LEFT - 32;
const HALF = (ACROSS - 12) / 2;

/** The form of a connector to Jira Cloud, filled in. */
export function NewConnector(): ReactNode {
  const {label, say} = usePen();
  const test = widthFor(label('test-connection'));
  const save = widthFor(label('save'));
  return (
    <MenuScreen title={label('connectors')} action="new-connector">
      <Form />
      <Site y={148} />
      <Field
        x={INSIDE}
        y={212}
        width={HALF}
        label={say({en: 'Account e-mail', fr: 'E-mail du compte'})}
        value={account}
      />
      <Field
        x={INSIDE + ACROSS - HALF}
        y={212}
        width={HALF}
        label={say({en: 'API token', fr: 'Jeton d’API'})}
        value="••••••••••••"
      />
      <Jql y={276} />
      <Button x={INSIDE + ACROSS - save - 10 - test} y={344} width={test}>
        {label('test-connection')}
      </Button>
      <Button x={INSIDE + ACROSS - save} y={344} width={save}>
        {label('save')}
      </Button>
    </MenuScreen>
  );
}

/** The form of a connector to Jira Cloud. */
function Form() {
  return (
    <Panel x={LEFT} y={106} width={RIGHT - LEFT} height={280} raised>
      <Text x={INSIDE} y={131} bold>
        {provider}
      </Text>
    </Panel>
  );
}

function Site({y}: {y: number}) {
  const {say} = usePen();
  return (
    <Field
      x={INSIDE}
      y={y}
      width={ACROSS}
      label={say({en: 'Site URL', fr: 'Adresse du site'})}
      value={site}
    />
  );
}

function Jql({y}: {y: number}) {
  return <Field x={INSIDE} y={y} width={ACROSS} label="JQL" value={query} />;
}

/** The same form once its connection has been tested. */
export function ConnectionTest(): ReactNode {
  const {c, label, say} = usePen();
  const save = widthFor(label('save'));
  const right = INSIDE + ACROSS;
  return (
    <MenuScreen title={label('new-connector')}>
      <Form />
      <Site y={148} />
      <Jql y={212} />
      <Button x={right - save} y={280} width={save}>
        {label('save')}
      </Button>
      <Pointed right={right - save - 10} y={280} text={label('test-connection')} />
      <rect x={INSIDE} y={324} width={ACROSS} height={46} rx={8} fill={c('success-soft')} />
      <circle cx={INSIDE + 24} cy={347} r={11} fill={c('success')} />
      <path
        d={`m${INSIDE + 19} 347.500 3.500 3.500 6.500-7.500`}
        fill="none"
        stroke={c('surface')}
        strokeWidth={2.25}
      />
      <Text x={INSIDE + 44} y={352} bold colour="success" max={210}>
        {say({en: 'Connection succeeded', fr: 'Connexion réussie'})}
      </Text>
      <Text x={right - 14} y={352} anchor="end" max={260}>
        {say({en: 'First page: 100 issues', fr: 'Première page : 100 tickets'})}
      </Text>
    </MenuScreen>
  );
}

export const time = {en: '06:00', fr: '6 h'};

const days = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  fr: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
};

/** One run on each day of a week. */
export function Week({y}: {y: number}): ReactNode {
  const {c, label, locale, say} = usePen();
  const cell = (RIGHT - LEFT) / 7;
  return (
    <>
      <Text x={LEFT} y={y - 14} size={14} colour="text-muted" max={200}>
        {label('runs')}
      </Text>
      <Panel x={LEFT} y={y} width={RIGHT - LEFT} height={112} />
      {days[locale].map((day, index) => {
        const x = LEFT + index * cell;
        return (
          <g key={day}>
            {index > 0 && <path d={`M${x.toFixed(1)} ${y}v112`} stroke={c('border')} />}
            <Text x={x + cell / 2} y={y + 26} size={14} anchor="middle" colour="text-muted">
              {day}
            </Text>
            <RunMark x={x + cell / 2} y={y + 57} />
            <Text x={x + cell / 2} y={y + 97} size={14} bold anchor="middle">
              {say(time)}
            </Text>
          </g>
        );
      })}
    </>
  );
}

/** A run: a triangle in a circle, 30 across. */
function RunMark({x, y}: {x: number; y: number}) {
  const {c} = usePen();
  return (
    <>
      <circle cx={x} cy={y} r={14} fill={c('accent-soft')} stroke={c('accent')} strokeWidth={2} />
      <path d={`M${(x - 4).toFixed(1)} ${y - 6}l10 6-10 6z`} fill={c('accent')} />
    </>
  );
}
