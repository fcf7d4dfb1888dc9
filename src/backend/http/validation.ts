import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** zod's issues as Laravel words them: dot keys, and a blank field is "required". */
export function fieldErrorsOf(issues: readonly Issue[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const key = issue.path.map(String).join('.') || 'body';
    (errors[key] ??= []).push(messageOf(issue, key));
  }
  return errors;
}

function messageOf(issue: Issue, key: string): string {
  const name = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  switch (issue.code) {
    case 'invalid_type':
      return /received (undefined|null)/.test(issue.message)
        ? `The ${name} field is required.`
        : `The ${name} field must be ${article(issue.expected)}.`;
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) <= 1)
        return `The ${name} field is required.`;
      return `The ${name} field must be at least ${issue.minimum}${unit(issue.origin)}.`;
    case 'too_big':
      return `The ${name} field must not be greater than ${issue.maximum}${unit(issue.origin)}.`;
    case 'invalid_format':
      return issue.format === 'email'
        ? `The ${name} field must be a valid email address.`
        : `The ${name} field format is invalid.`;
    case 'invalid_value':
      return key === 'terms'
        ? `The ${name} field must be accepted.`
        : `The selected ${name} is invalid.`;
    default:
      return `The ${name} field is invalid.`;
  }
}

const article = (type: string) => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);
const unit = (origin: string) =>
  origin === 'string' ? ' characters' : origin === 'array' ? ' items' : '';
