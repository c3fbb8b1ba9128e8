import type { Page } from 'playwright';
import { content } from '../../src/data/content.ts';
import { TABS } from '../../src/features/dashboard/tabs.ts';
import { highest } from './assessment-page.ts';
import { lead } from './lead.ts';
import { expect } from './test.ts';

const { dashboard, signUp } = content;

export interface IslandPage {
  path: string;
  /** The section that has the island, if an owner may switch it off: the page's file and the section. */
  section?: [page: string, section: string];
  /** Texts to type first, by the field's name, and boxes to check. */
  typed?: Readonly<Record<string, string>>;
  checked?: readonly string[];
  /** The control that a visitor activates. */
  control: string;
  /** The result of the activation. */
  see: (page: Page) => Promise<void>;
  /** The result without the code; a form shows the notice. */
  without?: (page: Page) => Promise<void>;
}

const opens = (id: string) => (page: Page) => expect(page.locator(`#${id}`)).toBeVisible();

/** The islands that a visitor activates, and what follows. */
export const islandPages: Readonly<Record<string, IslandPage>> = {
  'the quiz': {
    path: '/quiz/',
    control: '#quiz ol button >> nth=0',
    see: (page) => expect(page.locator('#quiz [role=status]')).toHaveText(/2\D+\d/),
  },
  'the assessment': {
    path: '/assessment/',
    typed: lead,
    checked: content.assessment.questions.map(({ id, options }) => `[name=${id}] >> nth=${options.length - 1}`),
    control: '#assessment form [type=submit]',
    see: (page) => expect(page.locator('#assessment')).toContainText(highest.nextStep),
  },
  'the sign-up': {
    path: '/momento/',
    typed: { email: 'ada@example.com' },
    control: 'main form [type=submit]',
    see: (page) => expect(page.getByText(signUp.success).first()).toBeVisible(),
  },
  'the order form': {
    path: '/creator-launch/',
    typed: { name: 'Ada Example', email: 'ada@example.com' },
    checked: ['#order [name=deliverables] >> nth=1'],
    control: '#order form [type=submit]',
    see: (page) => expect(page.locator('#order textarea[readonly]')).toHaveValue(/Ada Example[^]+\n- /),
  },
  'the sample report': {
    path: '/memento-landing/',
    typed: { name: 'Ada', email: 'ada@example.com', company: 'Example Ltd.' },
    control: '#brief form [type=submit]',
    see: (page) => expect(page.locator('#brief [name=company]')).toHaveValue(''),
  },
  'the dashboard': {
    path: '/dashboard/',
    control: '.dashboard-tabs a >> nth=3',
    see: (page) => expect(page.getByRole('tab', { selected: true })).toHaveText(dashboard.tabNames[TABS[3]]),
    without: opens(TABS[3]),
  },
  'the contact dialog': {
    path: '/',
    section: ['index', 'Closing'],
    control: 'a[data-dialog=contact-dialog]',
    see: opens('contact-dialog'),
    without: opens('contact-dialog'),
  },
  'the video dialog': {
    path: '/',
    section: ['index', 'Press'],
    control: 'main a[data-dialog=video-dialog] >> nth=0',
    see: opens('video-dialog'),
    without: opens('video-dialog'),
  },
};

/** Types the texts and checks the boxes of an island, and activates its control. */
export async function activate(
  page: Page,
  { typed = {}, checked = [], control }: IslandPage,
  input: 'mouse' | 'touch' | 'keyboard' = 'mouse',
): Promise<void> {
  for (const [name, text] of Object.entries(typed)) {
    // Like a person: the text goes where the focus is, even if React replaces the field.
    await page.locator(`main form [name="${name}"]`).first().focus();
    await page.keyboard.insertText(text);
  }
  for (const box of checked) await page.locator(box).check();
  const target = page.locator(control);
  if (input === 'mouse') await target.click();
  else if (input === 'touch') await target.tap();
  else await target.press('Enter');
}
