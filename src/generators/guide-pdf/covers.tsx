import { flywheelDrawing } from '../../components/art/flywheel.ts';
import { guideTagline, nextTurn } from '../../content/guide.ts';
import { labels } from '../../content/labels.ts';
import { pages } from '../../content/pages.ts';
import { consulting } from '../../content/prices.ts';
import { duration, money, durationInTitle } from '../../lib/format.ts';
import { site } from '../../site.config.ts';

/** Renders the first sheet: the title over the flywheel. */
export function Cover() {
  return (
    <section className="sheet cover">
      <Wheel className="wheel" />
      <p className="masthead">
        <span>{site.name}</span>
        <span>{site.founder.name}</span>
      </p>
      <h1>{pages.guide.title}</h1>
      <p className="tagline">{guideTagline}</p>
    </section>
  );
}

/** Renders the last sheet: the next steps and how to reach us. `online` is the URL of the guide's page. */
export function BackCover({ online }: { online: string }) {
  const ways = [
    [`Join ${durationInTitle(consulting.cohort.length)} Executive Cohort`, nextTurn.text, site.links.cohortCheckout],
    [labels.bookStrategySession, 'Bring your worksheets and one workflow. The call is free.', site.links.calendar],
    [
      labels.buyAudit,
      `The ${consulting.audit.name} takes ${duration(consulting.audit.length)}, costs ${money(consulting.audit.price)} and tells you where to start.`,
      site.links.auditCheckout,
    ],
  ] as const;
  return (
    <section id="next-turn" className="sheet cover back">
      <Wheel className="wheel" />
      <h2>Your next step</h2>
      <ul className="ways">
        {ways.map(([name, text, href]) => (
          <li key={name}>
            <h3>
              <a href={href}>{name}</a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="masthead imprint">
        <span>
          {site.founder.name}, {site.name}
          <br />
          <a href={`mailto:${site.emails.contact}`}>{site.emails.contact}</a>
        </span>
        <span>
          Free to keep and share.
          <br />
          <a href={online}>Read it online</a>
        </span>
      </p>
    </section>
  );
}

function Wheel({ className }: { className: string }) {
  const { width, height, strokes } = flywheelDrawing();
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={strokes.join('')} />
    </svg>
  );
}
