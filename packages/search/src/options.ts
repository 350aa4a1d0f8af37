import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import type {SearchContent} from './commands/site';
import type {HostedSearch} from './searchTheme';

export type SearchOptions = Partial<SearchContent> & {
  /** Without one, the embedded index is searched. */
  hosted?: HostedSearch | undefined;
  /** Prefix of stored searches, unless there is an account. */
  storageName?: string;
  /** Example searches per language, shown before a search and if one finds nothing. */
  suggestions?: Readonly<Record<string, readonly string[]>>;
  /** Link for reporting a search without results; `{query}` is replaced with the query. */
  missingResultsUrl?: string;
};

export type PluginOptions = Pick<SearchOptions, 'hosted' | 'suggestions' | 'missingResultsUrl'>;

const schema = Joi.object<PluginOptions>({
  hosted: Joi.object({
    appId: Joi.string().required(),
    apiKey: Joi.string().required(),
    indexName: Joi.string().required(),
    assistantId: Joi.string(),
  }),
  suggestions: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())).default({}),
  missingResultsUrl: Joi.string()
    .pattern(/\{query\}/)
    .messages({
      'string.pattern.base': '{{#label}} must contain \\{query}, which is replaced with the query',
    }),
});

/** Validates the options of the plugin for Docusaurus. @throws with the name of an invalid one */
export function validateOptions({
  options,
  validate,
}: OptionValidationContext<PluginOptions, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
