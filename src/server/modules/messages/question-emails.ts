import { type Email, render } from '../mail/layout.ts'
import { renderTemplate } from '../mail/render-template.ts'

/** Repeats nothing that a stranger typed. */
export function composeQuestionConfirmation(href: string): Email {
  return renderTemplate({
    name: 'question-confirm',
    values: { link: href },
    layout: { facts: [], link: { label: 'Send my question', href } },
  })
}

/** Repeats nothing that a stranger typed. */
export function composeQuestionNotice(
  { id, lodgeName }: { id: number; lodgeName: string },
  site: string,
): Email {
  return render({
    subject: `New question about ${lodgeName}`,
    paragraphs: [
      'Somebody without a booking wrote to you. Open the inbox to read the question and to answer.',
    ],
    facts: [['Lodge', lodgeName]],
    link: { label: 'Open the inbox', href: `${site}/admin/inbox?question=${id}` },
    site,
  })
}

export function composeAnswer({
  text,
  lodge,
  site,
}: {
  text: string
  lodge: { slug: string; name: string }
  site: string
}): Email {
  const href = `${site}/lodge/${lodge.slug}`
  return renderTemplate({
    name: 'question-answer',
    values: { lodgeName: lodge.name, message: text, link: href },
    layout: {
      facts: [],
      lodge: { lodgeSlug: lodge.slug, lodgeName: lodge.name },
      link: { label: `See ${lodge.name}`, href },
      site,
    },
  })
}
