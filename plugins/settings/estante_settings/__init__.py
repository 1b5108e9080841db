"""What an organization teaches by: countries with subjects, stages and years, and how it evaluates."""
