type Block = { kind: 'heading' | 'paragraph'; text: string } | { kind: 'list'; items: string[] }

/** '## ' begins a heading, lines of '- ' are a list, all else is a paragraph. */
export function parseBlocks(text: string): Block[] {
  return text
    .split(/\r?\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part): Block[] => {
      const [first = '', ...rest] = part.split(/\r?\n/)
      if (!first.startsWith('## ')) return [parseBody(part)]
      const heading: Block = { kind: 'heading', text: first.slice(3).trim() }
      return rest.length > 0 ? [heading, parseBody(rest.join('\n'))] : [heading]
    })
}

function parseBody(part: string): Block {
  const lines = part.split(/\r?\n/)
  return lines.every((line) => line.startsWith('- '))
    ? { kind: 'list', items: lines.map((line) => line.slice(2).trim()) }
    : { kind: 'paragraph', text: part }
}

export function TextBlocks({ text }: { text: string }) {
  return (
    <div className="grid gap-4 leading-relaxed">
      {parseBlocks(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no ids
        <BlockView key={index} block={block} />
      ))}
    </div>
  )
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'list')
    return (
      <ul className="grid list-disc gap-1.5 pl-5 marker:text-line-strong">
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  if (block.kind === 'heading') return <h2 className="mt-4 text-2xl">{block.text}</h2>
  return <p className="whitespace-pre-line">{block.text}</p>
}
