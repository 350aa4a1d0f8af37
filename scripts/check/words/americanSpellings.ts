/** How a family of American spellings becomes British. */
export interface Spelling {
  /** Source of a regular expression for a whole word in small letters; its groups are what `british` keeps. */
  american: string;
  /** The British word, as a replacement of `String.replace`. */
  british: string;
}

/** Words whose “z” is British too. */
const withZ = '(?:re|down|over|under|up|out|cap)?siz|priz|seiz|maiz';

const inflection = 'e|es|ed|er|ers|ing|ings|able|ation|ations|ational|ationally';

/** What may follow the stems below. Before -ous, -ary and -ate both varieties write -or: humorous, honorary. */
const endings = 's|ed|ing|ings|ful|fully|less|able|ably|ite|ites|al|ally|ly|er|ers|hood|hoods|ism';

/** Stems; their ending stays. */
const stems: Record<string, string> = {
  acknowledgment: 'acknowledgement',
  aluminum: 'aluminium',
  artifact: 'artefact',
  behavior: 'behaviour',
  candor: 'candour',
  color: 'colour',
  defense: 'defence',
  email: 'e-mail',
  endeavor: 'endeavour',
  enrollment: 'enrolment',
  favor: 'favour',
  flavor: 'flavour',
  fulfillment: 'fulfilment',
  gray: 'grey',
  harbor: 'harbour',
  honor: 'honour',
  humor: 'humour',
  installment: 'instalment',
  labor: 'labour',
  neighbor: 'neighbour',
  offense: 'offence',
  pretense: 'pretence',
  rigor: 'rigour',
  rumor: 'rumour',
  savior: 'saviour',
  skeptic: 'sceptic',
  skillful: 'skilful',
  vapor: 'vapour',
  vigor: 'vigour',
};

/** Verbs that double their last letter before -ed and -ing. */
const doubled = [
  'cancel',
  'channel',
  'counsel',
  'dial',
  'equal',
  'fuel',
  'funnel',
  'label',
  'level',
  'marshal',
  'model',
  'panel',
  'pencil',
  'quarrel',
  'rival',
  'signal',
  'total',
  'travel',
  'tunnel',
  'unravel',
];

/** The spellings that the guide does not use. */
export const americanSpellings: readonly Spelling[] = [
  {american: `(?!(?:${withZ}))(\\p{L}+i)z(${inflection})`, british: '$1s$2'},
  {american: '(anal|catal|paral)yz(e|es|ed|er|ers|ing)', british: '$1ys$2'},
  ...Object.entries(stems).map(([american, british]) => ({
    american: `${american}((?:${endings})?)`,
    british: `${british}$1`,
  })),
  {american: `(${doubled.join('|')})(ed|ing|er|ers)`, british: '$1l$2'},
  {american: '(cent|fib|lit|theat|calib|spect|lust|somb)er(s?)', british: '$1re$2'},
  {american: 'center(ed|ing)', british: 'centr$1'},
  {american: '(cancel)(ation|ations)', british: '$1l$2'},
  {american: '(fulfil|enrol|instil|distil)l(s?)', british: '$1$2'},
  {
    american: '(an? |the |your |this |that |per |each |of |no |new )license(?=s?\\b)',
    british: '$1licence',
  },
  {american: 'licenses', british: 'licences'},
  {american: '(anal|catal)og(s?)', british: '$1ogue$2'},
  {american: 'catalog(ed|ing|er|ers)', british: 'catalogu$1'},
  {american: 'gotten', british: 'got'},
  {american: 'aging', british: 'ageing'},
  {american: 'math', british: 'maths'},
];
