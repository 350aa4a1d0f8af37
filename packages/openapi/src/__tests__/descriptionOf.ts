import {parse} from 'yaml';
import {createDescription} from '../description';
import type {Description, OpenApi} from '../types';

/** A description as one writes it, in YAML: what it leaves out is empty. */
export function descriptionOf(yaml: string, locale = 'en'): Description {
  const whole: OpenApi = {
    paths: {},
    components: {schemas: {}},
    ...(parse(yaml) as Partial<OpenApi>),
  };
  return createDescription(whole, locale);
}
