/** The creator launch kit: what it costs and promises, each figure in its one place. */
export const launchKit = {
  price: '$249',
  continuity: '$29',
  brief: '7-minute',
  firstAssets: 'under 60 minutes',
  firstDrafts: '24–72 hours',
  emails: '3–7 e-mails',
  support: 'within 48h',
  savings: { figure: '58%', text: 'typical savings' },
} as const;

/** The six deliverables that an order chooses from. */
export const deliverables = [
  '3 short-video scripts plus thumbnail prompts',
  '2 carousels',
  '3-email launch sequence',
  'FAQ page plus docs',
  'AI support agent with seed knowledge base',
  'Extra 5 hooks plus 5 subject lines',
] as const;

export const launchQuestions = [
  {
    question: 'What do I have to have ready?',
    answer:
      'A name for the thing, a date, and a few sentences about who it is for. Links to what you have made before help us to sound like you.',
  },
  {
    question: 'What arrives when?',
    answer: `The first assets, hooks and subject lines, come in ${launchKit.firstAssets}. First drafts of everything you ticked come in ${launchKit.firstDrafts}, depending on how much it is.`,
  },
  {
    question: 'Who writes it, a person or a machine?',
    answer:
      'Both, in this order: a model drafts from your brief, a person cuts, checks the claims and makes it sound like somebody. You get what the person signed.',
  },
  {
    question: `What is the ${launchKit.continuity} a month for?`,
    answer: `Continuity: the kit stays alive after launch day. New hooks, answers added to the support agent, and e-mail support ${launchKit.support}. It is optional and ends whenever you say so.`,
  },
] as const;
