export type SubmissionEvent = { type: 'form.submit'; text: string };

export type SubmissionEmitted = { type: 'text.saved' };
