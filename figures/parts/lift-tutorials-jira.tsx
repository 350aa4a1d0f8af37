import type {ReactNode} from 'react';
import {
  Button,
  Buttons,
  Field,
  Fields,
  label,
  Panel,
  Text,
  widthFor,
  type Position,
} from '@guide/figures/kit';
import {LEFT, MenuScreen, PointedButton, RIGHT} from './lift-tutorials';

export const texts = {
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

const CONTENT_LEFT = LEFT + 16;
const CONTENT_WIDTH = RIGHT - LEFT - 32;
const CONTENT_RIGHT = CONTENT_LEFT + CONTENT_WIDTH;

export function NewConnector(): ReactNode {
  return (
    <MenuScreen title={label('connectors')} action="new-connector">
      <Form query={276}>
        <Fields
          x={CONTENT_LEFT}
          y={212}
          width={CONTENT_WIDTH}
          fields={[
            {label: texts.accountEmail, value: jira.account},
            {label: texts.apiToken, value: '••••••••••••'},
          ]}
        />
      </Form>
      <Buttons
        x={CONTENT_RIGHT}
        y={344}
        anchor="end"
        gap={10}
        texts={['test-connection', 'save'].map(label)}
      />
    </MenuScreen>
  );
}

/** `query`: y of the query field. */
function Form({query, children}: {query: number; children?: ReactNode}) {
  return (
    <Panel x={LEFT} y={106} width={RIGHT - LEFT} height={280} raised>
      <Text x={CONTENT_LEFT} y={131} size={15} bold text={jira.provider} />
      <Field
        x={CONTENT_LEFT}
        y={148}
        width={CONTENT_WIDTH}
        label={texts.siteUrl}
        value={jira.site}
      />
      {children}
      <Field x={CONTENT_LEFT} y={query} width={CONTENT_WIDTH} label="JQL" value={jira.query} />
    </Panel>
  );
}

export function ConnectionTest(): ReactNode {
  const tick = {stroke: 'surface', strokeWidth: 2.25};
  const found = {y: 352, size: 15};
  return (
    <MenuScreen title={label('new-connector')}>
      <Form query={212} />
      <Button x={CONTENT_RIGHT} y={280} anchor="end" text={label('save')} />
      <PointedButton
        right={CONTENT_RIGHT - widthFor(label('save')) - 10}
        y={280}
        text={label('test-connection')}
      />
      <rect x={CONTENT_LEFT} y={324} width={CONTENT_WIDTH} height={46} rx={8} fill="success-soft" />
      <circle cx={CONTENT_LEFT + 24} cy={347} r={11} fill="success" />
      <path d={`m${CONTENT_LEFT + 19} 347.500 3.500 3.500 6.500-7.500`} fill="none" {...tick} />
      <Text
        {...found}
        x={CONTENT_LEFT + 44}
        bold
        colour="success"
        maxWidth={210}
        text={texts.succeeded}
      />
      <Text {...found} x={CONTENT_RIGHT - 14} anchor="end" maxWidth={260} text={texts.firstPage} />
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

export function Week({y}: {y: number}): ReactNode {
  const cell = (RIGHT - LEFT) / 7;
  return (
    <>
      <Text x={LEFT} y={y - 14} muted maxWidth={200} text={label('runs')} />
      <Panel x={LEFT} y={y} width={RIGHT - LEFT} height={112} />
      {days.map((day, index) => {
        const x = LEFT + index * cell;
        return (
          <g key={day.en}>
            {index > 0 && <path d={`M${x.toFixed(1)} ${y}v112`} stroke="border" />}
            <Text x={x + cell / 2} y={y + 26} anchor="middle" muted text={day} />
            <RunMark x={x + cell / 2} y={y + 57} />
            <Text x={x + cell / 2} y={y + 97} bold anchor="middle" text={time} />
          </g>
        );
      })}
    </>
  );
}

/** 30 × 30. `x`, `y`: centre. */
function RunMark({x, y}: Position) {
  return (
    <>
      <circle cx={x} cy={y} r={14} fill="accent-soft" stroke="accent" strokeWidth={2} />
      <path d={`M${(x - 4).toFixed(1)} ${y - 6}l10 6-10 6z`} fill="accent" />
    </>
  );
}
