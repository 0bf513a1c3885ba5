export const from325To547 = `\
32513293225 Órama DTVM
32603311443 Meutudo SCFI
32805841967 CECM Fabric Calçados Sapiranga|Cooperativa de Economia e Crédito Mútuo dos Fabricantes de Calçados de Sapiranga Ltda.
32932402502 QI SCD
33000556603 Banco Bari|~ de Investimentos e Financiamentos S.A.
33113673855 Oslo Capital DTVM
33213140088 Acesso Soluções de Pagamento - Instituição de Pagamento
33415124464 Banco BESA
33527098060 Banco Digio
33631872495 C6 Bank|Banco C6 S.A.
34009554480 Superdigital I.P
34160701190 Itaú|~ Unibanco S.A.
34232997490 Creditas SCD
34324537861 FFA SCMEPP
34833264668 Banco XP|~ S.A.
34927214112 AL5 SCFI
35001330387 Cooperativa de Crédito Popular do Brasil|~ - Crehnor
35229162769 Santander CTVM
35452904364 Necton Investimentos CVM
35534335592 Ótimo SCD
35809464032 Midway SCFI
35905351887 Zema CFI
36002276653 Trinus Capital DTVM
36201027058 Cielo IP
36362285390 QI CTVM
36409089356 Efí|~ S.A. - Instituição de Pagamento|Gerencianet
36568757681 Simpaul
36661533584 Banco Societe Generale Brasil
36734711571 Vitreo DTVM
36808357240 Banco CSF
37061088183 Banco Mizuho
37192875780 Warren CVMC
37335977097 UP.P SEP
37427351731 Realize SCFI
37633172537 Banco J.P. Morgan
37717826860 BMS SCD
37801852137 Banco Brasileiro de Crédito
37901658426 Coop Cooperforte
38022896431 PicPay|Picpay Instituição de Pagamento S.A.
38160814191 Banco Mercedes-Benz
38204307598 Fidúcia SCMEPP
38321018182 EBANX|Ebanx Instituição de Pagamentos Ltda.
38411165756 Global SCM|Global Finanças Sociedade de Crédito ao Microempreendedor e à Empresa de Pequeno Porte Ltda.
38503844699 CECM dos Trab.Port. da G.Vitor|Cooperativa de Economia e Credito Mutuo dos Trabalhadores Portuarios da Grande Vitoria - Credestiva
38630680829 NU Financeira CFI
38703215790 Banco Toyota do Brasil
38917184037 Banco Mercantil do Brasil
39059274605 Banco GM
39108240446 CCR de Ibiam|Cooperativa de Credito Rural de Ibiam - Sulcredi/Ibiam
39359109165 Banco Volkswagen
39407207996 Banco Bradesco Financ|~iamentos S.A.
39508673569 F D Gold DTVM
39613884775 Magalupay
39734088029 Listo SCD
39831749596 Ideal CTVM
39901701201 Kirton Bank|~ S.A. - Banco Múltiplo|HSBC Brasil
40005491616 Coop Creditag|Cooperativa de Crédito, Poupança e Serviços Financeiros - em Liquidação Extrajudicial
40115111975 iugu|~ Instituição de Pagamento S.A.
40236947229 Cobuccio SCFI
40337880206 Cora|~ Sociedade de Crédito, Financiamento e Investimento S.A.
40437241230 Sumup SCD
40637715993 Accredito SCD
40700329598 Sefer Investimentos DTVM
40836586946 Bonuspago SCD
41005684234 Planner Sociedade de Crédito Direto
41105192316 Via Certa Financiadora CFI
41215173776 Social Bank
41301858774 Banco BV
41437526080 Lend SCD
41517157777 Banco Nacional
41619324634 Lamara SCD
41837414009 Zipdin SCD|Zipdin Soluções Digitais Sociedade de Crédito Direto S/A
41938129006 Numbrs SCD
42139343350 CC Lar Credi
42258160789 Safra|Banco ~ S.A.
42300460065 Coluna DTVM
42503881423 Socinal CFI
42611285104 Neon Financeira SCFI
42727302181 Cred.Ufes|Cooperativa de Crédito dos Servidores da Universidade Federal do Espirito Santo
42839664698 Credsystem SCD
42905676026 Crediare CFI
43000204963 CCR Seara|Cooperativa de Credito Rural Seara - Crediseara
43344077014 Br-Capital DTVM
43538224857 Delfinance SCD
43867030395 Trustee DTVM
43916695922 ID CTVM
44082096447 Coop Credi&Gente
44287963450 Magnetis DTVM
44339416705 Octa SCD
44440654622 Trinus SCD
44535551187 Plantae CFI
44712392983 Mirae Asset (Brasil) CCTVM
44839669186 Hemera DTVM
44937555231 DM
45013203354 Fits IP
45140475846 J17 SCD
45239676772 Credifit SCD
45441592532 Mérito DTVM
45538429045 Vis DTVM
45660498557 Banco MUFG Brasil
45739587424 UY3 SCD
45807253654 Hedge Investments DTVM
45904546162 CCM Serv. Públicos SP|Cooperativa de Crédito Mútuo de Servidores Públicos do Estado de São Paulo - Credifisco
46042047025 Unavanti SCD
46119540550 Asaas|~ Gestão Financeira Instituição de Pagamento S.A.
46239908427 Stark SCD
46340434681 Azumi DTVM
46460518222 Banco Sumitomo Mitsui Brasil|~eiro S.A.
46540083667 Capital Consig SCD
46733886862 Master CCTVM
46804862600 Portoseg CFI
46907138049 Picpay Invest
47018394228 CDC SCD
47104831810 Coop Creserv Credisis|Cooperativa de Economia e Crédito Mútuo dos Servidores Públicos de Pinhão - Creserv Credisis
47333466988 Banco Caixa Geral Brasil
47510371492 Banco Yamaha Motor
47645860531 Idea Maker IP
47733042953 Citibank N.A.
47811760553 Gazincred SCFI
47960394079 Banco ItauBank
48143599047 Superlógica SCD
48242259084 Artta SCD
48436864992 Apex DTVM
48762331228 Deutsche Bank - Banco Alemão
48846518205 JPMorgan Chase Bank|~, National Association
49249336860 ING Bank N.V.
49544189447 Banco La Provincia B Aires BCE|Banco de La Provincia de Buenos Aires
49645283173 BBVA Brasil BI
50532062580 Banco UBS Brasil
50642066258 RJI
50737229413 SCFI Efí
50861384004 Avenue Securities BI
50913935893 Celcoin IP
51039738065 FFCRED SCD
51144683140 Magnum SCD
51236266751 Finvest DTVM
51344728700 ATF SCD
51473302408 Exim SCC
51636583700 Qista CFI
51703816413 Pagueveloz IP
51837679449 Mercado Crédito SCFI
51940768766 Lions Trust DTVM
52044705774 Somapay SCD
52144019481 Peak SEP
52247593544 Red SCD
52344292580 HR Digital SCD
52445854066 WNT Capital DTVM
52534265629 Intercam CC
52646026562 Monetarie SCD
52744478623 Aticca SCD
52834829992 CBSF DTVM
52917079937 Pinbank IP
53047873449 Ser Finance SCD
53134337707 BMP SCD
53245745537 Futuro SCD
53322575466 SRM Bank
53400714671 Ewally IP
53539519944 Opea SCD
53620855875 Neon|~ Pagamentos S.A. - Instituição de Pagamento
53745756448 Select Credit SCMEPP
53820251847 Sudacred SCD
53900122327 Santinvest CFI
54004849745 HBI SCD
54100954288 FDO Garantidor Creditos|Fundo Garantidor de Creditos - Fgc
54218189547 Cloudwalk IP
54392825397 Coopcrece|Cooperativa de Economia e Crédito Mútuo dos Eletricitários e dos Trabalhadores das Empresas do Setor de Energia - ~
54438593706 Multicred SCD
54517352220 Senso CCVM
54630980539 Okto IP
54745331622 BNK Digital SCD`;
