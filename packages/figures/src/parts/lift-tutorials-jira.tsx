import type {ReactNode} from 'react';
import {Button, Buttons, Field, Fields, label, Panel, Text, widthFor, type At} from '../kit';
import {LEFT, MenuScreen, Pointed, RIGHT} from './lift-tutorials';

export const words = {
  siteUrl: {en: 'Site URL', fr: 'Adresse du site'},
  accountEmail: {en: 'Account e-mail', fr: 'E-mail du compte'},
  apiToken: {en: 'API token', fr: 'Jeton d’API'},
  succeeded: {en: 'Connection succeeded', fr: 'Connexion réussie'},
  firstPage: {en: 'First page: 100 issues', fr: 'Première page : 100 tickets'},
};

export const jira = {
  provider: 'Jira Cloud',
  site: 'https://brumeval.atlassian.example',
  account: 'telescope@brumeval.example',
  query: 'project = TICK AND (statusCategory != Done OR resolved >= -14d)',
};

const INSIDE = LEFT + 16;
const ACROSS = RIGHT - LEFT - 32;
const END = INSIDE + ACROSS;

export function NewConnector(): ReactNode {
  return (
    <MenuScreen title={label('connectors')} action="new-connector">
      <Form query={276}>
        <Fields
          x={INSIDE}
          y={212}
          width={ACROSS}
          fields={[
            {label: words.accountEmail, value: jira.account},
            {label: words.apiToken, value: '••••••••••••'},
          ]}
        />
      </Form>
      <Buttons x={END} y={344} end gap={10} texts={['test-connection', 'save'].map(label)} />
    </MenuScreen>
  );
}

/** `query`: y of the query field. */
function Form({query, children}: {query: number; children?: ReactNode}) {
  return (
    <Panel x={LEFT} y={106} width={RIGHT - LEFT} height={280} raised>
      <Text x={INSIDE} y={131} size={15} bold text={jira.provider} />
      <Field x={INSIDE} y={148} width={ACROSS} label={words.siteUrl} value={jira.site} />
      {children}
      <Field x={INSIDE} y={query} width={ACROSS} label="JQL" value={jira.query} />
    </Panel>
  );
}

export function ConnectionTest(): ReactNode {
  const tick = {stroke: 'surface', strokeWidth: 2.25};
  const found = {y: 352, size: 15};
  return (
    <MenuScreen title={label('new-connector')}>
      <Form query={212} />
      <Button x={END} y={280} end text={label('save')} />
      <Pointed right={END - widthFor(label('save')) - 10} y={280} text={label('test-connection')} />
      <rect x={INSIDE} y={324} width={ACROSS} height={46} rx={8} fill="success-soft" />
      <circle cx={INSIDE + 24} cy={347} r={11} fill="success" />
      <path d={`m${INSIDE + 19} 347.500 3.500 3.500 6.500-7.500`} fill="none" {...tick} />
      <Text {...found} x={INSIDE + 44} bold colour="success" max={210} text={words.succeeded} />
      <Text {...found} x={END - 14} end max={260} text={words.firstPage} />
    </MenuScreen>
  );
}

export const time = {en: '06:00', fr: '6 h'};

const days = [
  {en: 'Mon', fr: 'lun.'},
  {en: 'Tue', fr: 'mar.'},
  {en: 'Wed', fr: 'mer.'},
  {en: 'Thu', fr: 'jeu.'},
  {en: 'Fri', fr: 'ven.'},
  {en: 'Sat', fr: 'sam.'},
  {en: 'Sun', fr: 'dim.'},
];

/** One run per day. */
export function Week({y}: {y: number}): ReactNode {
  const cell = (RIGHT - LEFT) / 7;
  return (
    <>
      <Text x={LEFT} y={y - 14} muted max={200} text={label('runs')} />
      <Panel x={LEFT} y={y} width={RIGHT - LEFT} height={112} />
      {days.map((day, index) => {
        const x = LEFT + index * cell;
        return (
          <g key={day.en}>
            {index > 0 && <path d={`M${x.toFixed(1)} ${y}v112`} stroke="border" />}
            <Text x={x + cell / 2} y={y + 26} middle muted text={day} />
            <RunMark x={x + cell / 2} y={y + 57} />
            <Text x={x + cell / 2} y={y + 97} bold middle text={time} />
          </g>
        );
      })}
    </>
  );
}

/** 30 × 30. */
function RunMark({x, y}: At) {
  return (
    <>
      <circle cx={x} cy={y} r={14} fill="accent-soft" stroke="accent" strokeWidth={2} />
      <path d={`M${(x - 4).toFixed(1)} ${y - 6}l10 6-10 6z`} fill="accent" />
    </>
  );
}
