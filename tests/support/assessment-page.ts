import type { Detail } from '../../src/features/assessment/assessment-rules.ts';
import type { Locator, Page } from 'playwright';
import { questions, zones } from '../../src/data/assessment.ts';
import { unwrap } from '../../src/lib/unwrap.ts';
import { lead } from './lead.ts';

/** The highest tier, and the points of the worst answer to any question. */
export const highest = unwrap(zones.at(-1), 'a tier');
export const WORST = questions[0]?.options.length ?? 0;

/** Page object of the assessment. */
export class AssessmentPage {
  readonly submitButton: Locator;
  readonly gauge: Locator;
  readonly result: Locator;

  constructor(readonly page: Page) {
    this.submitButton = page.locator('#assessment form [type=submit]');
    this.gauge = page.locator('.result [role=img]').first();
    this.result = page.locator('.result h2');
  }

  toast(text: string): Locator {
    return this.page.locator('[role="status"]').getByText(text, { exact: true });
  }

  async fillDetails(details: Partial<Record<Detail, string>> = {}) {
    for (const [name, value] of Object.entries({ ...lead, ...details }))
      await this.page.locator(`#assessment [name=${name}]`).fill(value);
  }

  /** Answers the questions in order with these points. */
  async answer(points: readonly number[]) {
    const groups = this.page.getByRole('radiogroup');
    for (const [index, value] of points.entries()) {
      await groups
        .nth(index)
        .getByRole('radio')
        .nth(value - 1)
        .check();
    }
  }

  /** Answers all questions with the same points, those of the best answer unless it says otherwise. */
  async answerAll(points = 1) {
    await this.answer(questions.map(() => points));
  }
}
